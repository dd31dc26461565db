interface Values {
  [name: string]: string | number | boolean | undefined | Values | readonly Values[];
}

/**
 * Fills a template: `{{name}}` with a value, and the lines between `{{#name}}` and `{{/name}}` once for each item of a
 * list, once for another value, and not at all for an empty or false one.
 */
export function fillIn(template: string, values: Values): string {
  const items = (name: string): Values[] => {
    const value = values[name];
    if (Array.isArray(value)) return value as Values[];
    return value ? [typeof value === 'object' ? (value as Values) : {}] : [];
  };
  return template
    .replaceAll(/^\{\{#(\w+)\}\}\n(.*?)^\{\{\/\1\}\}\n/gms, (_, name: string, lines: string) =>
      items(name)
        .map((item) => fillIn(lines, { ...values, ...item }))
        .join(''),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'object' ? '' : String(value);
    });
}
