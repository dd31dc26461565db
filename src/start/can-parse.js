// Chrome and Edge 119, the oldest supported versions, lack this method (package.json, "browserslist").
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};
