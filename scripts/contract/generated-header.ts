export const GENERATED = '// Generated from openapi.yaml by `npm run api:generate`. Do not edit.\n';
