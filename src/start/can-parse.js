// Chrome and Edge have it since 120, one version after the oldest that we build for (package.json, "browserslist").
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};
