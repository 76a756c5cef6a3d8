import { SERVICES, type SchedulingService, type Service } from './services.ts'

/** The entry of services that are not listed. */
export const OTHER: Service = SERVICES.other

/** Whose address it is. */
export function serviceAt(url: URL): [id: SchedulingService, service: Service] {
  const all = Object.entries(SERVICES) as [SchedulingService, Service][]
  return all.find(
    ([, { hosts, elsewhere }]) =>
      hosts.test(url.hostname) || elsewhere?.test(url.pathname + url.search),
  )!
}

/** The service whose name is in an address that is not its own, as in calendly.co. */
export function imitatedBy({ hostname }: URL): Service | undefined {
  const [name = '', end] = domainOf(hostname)
  return Object.values(SERVICES).find((service) => {
    const own = domainOf(new URL(service.example).hostname)
    // Shorter names, as of cal.com, are part of many others.
    const isLike = name.length > 3 && name === own[0] && end !== own[1]
    return isLike && service !== OTHER && !service.hosts.test(hostname)
  })
}

function domainOf(hostname: string): string[] {
  return hostname.split('.').slice(-2)
}
