/** Hosts of short links, and of links in mails that count clicks. */
const SHORT = hosts(
  'calendar.app.google maps.app.goo.gl app.goo.gl goo.gl g.co bit.ly bitly.com tinyurl.com t.co ' +
    'lnkd.in ow.ly is.gd v.gd rb.gy rebrand.ly buff.ly cutt.ly shorturl.at t.ly tiny.cc tiny.one ' +
    's.id dub.sh dub.co short.gy shorter.me bl.ink snip.ly x.gd clck.ru adf.ly urlz.fr ' +
    'soo.gd dlvr.it trib.al hubs.ly hubs.la tr.ee qr.page qrco.de qr.io me-qr.com l.ead.me ' +
    'bit.do u.to kutt.it n9.cl surl.li goo.su lnk.to smarturl.it urlgeni.us onelink.me app.link ift.tt ' +
    'aka.ms book.ms squ.re square.link page.link forms.gle g.page fb.me amzn.to ' +
    'list-manage.com ct.sendgrid.net hubspotlinks.com mimecast.com mimecastprotect.com',
)

/** Hosts of pages of links, and of networks. */
const PROFILES = hosts(
  'linktr.ee linkin.bio lnk.bio bio.link beacons.ai campsite.bio taplink.cc msha.ke hoo.be ' +
    'solo.to allmylinks.com bio.site flow.page tap.bio direct.me linkpop.com link.me instagram.com facebook.com fb.com m.me tiktok.com ' +
    'pinterest.com twitter.com x.com threads.net threads.com linkedin.com wa.me whatsapp.com ' +
    'youtube.com youtu.be',
)

/** Whether an address is a short link. The CSP of a site that names it blocks where it leads. */
export function isShortLink({ hostname }: URL): boolean {
  return SHORT.test(hostname)
}

/** Whether an address is someone's page of links or at a network. */
export function isProfile({ hostname }: URL): boolean {
  return PROFILES.test(hostname)
}

/** Matches these hosts, and all below them. */
function hosts(names: string): RegExp {
  const any = names.replaceAll('.', String.raw`\.`).replaceAll(' ', '|')
  return new RegExp(String.raw`(^|\.)(${any})$`)
}
