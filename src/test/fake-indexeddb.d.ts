// The package's export map hides its own declaration of this entry.
declare module 'fake-indexeddb/auto';
