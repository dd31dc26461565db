/** The hosts that the build allows for each kind of address; an empty list allows any over https. */
export const ALLOWED_HOSTS = {
  PAYMENT_HOSTS: hostsOf('PAYMENT_HOSTS'),
  UPLOAD_HOSTS: hostsOf('UPLOAD_HOSTS'),
  MEDIA_HOSTS: hostsOf('MEDIA_HOSTS'),
};

export type AllowedHosts = typeof ALLOWED_HOSTS;

/** `checkout.stripe.com,pay.example:8443` as a list. @throws for what is no host, which would be written into the policy. */
function hostsOf(variable: string): string[] {
  const hosts = (process.env[variable] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z\d.-]+(:\d+)?$/.test(host) || usualForm(host) !== host);
  if (wrong !== undefined) throw new Error(`${variable}: "${wrong}" is not a host like files.example:8443.`);
  return hosts;
}

/** Without the port 443, as the browser compares it; undefined for what is no host. */
function usualForm(host: string): string | undefined {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : undefined;
}
