// Missing in Chrome and Edge 119, the oldest that we support (package.json, "browserslist").
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};
