/** `destructive` is for what failed: it looks it, and interrupts screen readers. */
export type ToastVariant = 'default' | 'destructive';
