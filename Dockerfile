# The app behind a static server. `--build-arg TARGET=demo` for the demo; `API_URL` names the server of the live app.
#   docker build -t ai-twin-studio --build-arg API_URL=https://api.example .
#   docker run --rm -p 8080:8080 --read-only --tmpfs /tmp ai-twin-studio
FROM node:24.21.0-alpine@sha256:ebfe2f90462722a7a4de65e91990e97fe0d401c70e0e762c5b53302f905ec1c1 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG TARGET=live
ARG API_URL
ARG PAYMENT_HOSTS
ARG UPLOAD_HOSTS
ARG MEDIA_HOSTS
RUN if [ "$TARGET" = demo ]; then npm run build:demo && mv dist-demo dist && mv dist-demo-host dist-host; \
    else npm run build; fi

FROM nginxinc/nginx-unprivileged:1.29-alpine@sha256:0c79d56aee561a1d81c63f00eee5fb5fe29279560cdc55e91425133104c7fbe6
COPY --from=build /app/dist-host/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /srv/app
