/** Whether a `Host` header names this machine: `localhost`, a name below it, or a loopback address. */
export function isLoopback(host = ''): boolean {
  return /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])\.?(:\d+)?$/i.test(host)
}
