/** The worker's file with a version made of its content, relative to the base path (scripts/vite-demo.ts). */
declare const __MOCK_WORKER__: string;
