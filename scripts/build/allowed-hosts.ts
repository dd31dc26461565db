/** The hosts that the build allows for each kind of address. An empty list allows any host over https. */
export const ALLOWED_HOSTS = {
  PAYMENT_HOSTS: hostsOf('PAYMENT_HOSTS'),
  UPLOAD_HOSTS: hostsOf('UPLOAD_HOSTS'),
  MEDIA_HOSTS: hostsOf('MEDIA_HOSTS'),
};

export type AllowedHosts = typeof ALLOWED_HOSTS;

/** Parses a list such as `checkout.stripe.com,pay.example:8443`. @throws for an invalid host, which would break the policy */
function hostsOf(variable: string): string[] {
  const hosts = (process.env[variable] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  // Browsers compare hosts without the port 443.
  const isHost = (host: string) =>
    /^[a-z\d.-]+(:\d+)?$/.test(host) && URL.parse(`https://${host}`)?.host === host;
  const wrong = hosts.find((host) => !isHost(host));
  if (wrong !== undefined) throw new Error(`${variable}: "${wrong}" is not a host like files.example:8443.`);
  return hosts;
}
