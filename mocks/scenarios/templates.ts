import type { Row } from '../db/schema.ts';
export const templates: Row<'templates'>[] = [];
