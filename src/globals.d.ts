/** True only in the demo build and the demo dev server: the one switch that lets `mocks/` into the page. */
declare const __DEMO__: boolean;
