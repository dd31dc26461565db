# The app behind a static server. `--build-arg TARGET=demo` for the demo; `API_URL` names the server of the live app.
#   docker build -t ai-twin-studio --build-arg API_URL=https://api.example .
#   docker run --rm -p 8080:8080 --read-only --tmpfs /tmp ai-twin-studio
FROM node:24-alpine AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG TARGET=live
ARG API_URL
ARG PAYMENT_HOSTS
ARG UPLOAD_HOSTS
RUN if [ "$TARGET" = demo ]; then npm run build:demo && mv dist-demo dist; else npm run build; fi

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY --from=build /app/dist/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /srv/app
