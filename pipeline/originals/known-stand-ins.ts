/** What stands in the place of a scan, and what to do. */
export type StandIn = { is: string; advice: string }

const ICLOUD: StandIn = {
  is: 'the sign of iCloud for a file that is not on this computer',
  advice: 'Download it: in the Finder, click the cloud beside it.',
}
const CLOUD: StandIn = {
  is: 'the sign of a cloud service for a file that is not on this computer',
  advice: 'Let the service keep the scan on this computer.',
}
const UNFINISHED: StandIn = {
  is: 'a download or copy that is not finished',
  advice: 'Wait for its end, or download the scan again.',
}
const SHORTCUT: StandIn = {
  is: 'a shortcut, which only says where a file is',
  advice: 'Send the file that it leads to.',
}
const LFS: StandIn = {
  is: 'a pointer of Git LFS, which only says where the scan is',
  advice: 'Fetch the scans: git lfs pull.',
}
const ANNEX: StandIn = {
  is: 'a pointer of git-annex, which only says where the scan is',
  advice: 'Fetch the scan, and put the file itself there: git annex get, then git annex unlock.',
}
const MAC: StandIn = {
  is: 'what a Mac keeps about a file, without the file (AppleDouble)',
  advice: 'Send the file of the same name without “._”.',
}
const EMPTY: StandIn = {
  is: 'empty (0 bytes): it was not copied, or is still with a cloud service',
  advice: 'Send it again.',
}
const ZEROS: StandIn = {
  is: 'full of zeros where a photograph begins: it was not copied or downloaded whole',
  advice: 'Send it again.',
}
const WEB_PAGE: StandIn = {
  is: 'a web page, not a photograph',
  advice:
    'If you downloaded it, open it in a browser to see what went wrong, and download it again.',
}

/** Names of stand-ins, and in them the name of the scan that they stand for. */
export const NAMES: [name: RegExp, StandIn][] = [
  [/^\.(.+)\.icloud$/i, ICLOUD],
  [
    /^(.+)\.(?:g(?:doc|draw|form|link|photo|sheet|shortcut|slides)|cloudf?|mega|nextcloud|owncloud|rsls)$/i,
    CLOUD,
  ],
  [/^(?:\.syncthing\.|~syncthing~)(.+?)(?:\.tmp)?$/i, UNFINISHED],
  [
    /^(.+)\.(?:crdownload|download|filepart|opdownload|part|partial|aria2|temp|tmp|!\w+)$/i,
    UNFINISHED,
  ],
  // As rsync names a copy.
  [/^\.(.+\.\w{3,4})\.[a-z\d]{6}$/i, UNFINISHED],
  [/^(.+?)(?: - shortcut)?\.(?:desktop|lnk|url|webloc)$/i, SHORTCUT],
  [/^(.+) alias$/i, SHORTCUT],
  [/^\._(.+)$/, MAC],
]

/** How stand-ins begin, in Latin-1: by their first bytes, or by a pattern. */
export const BEGINNINGS: [beginning: string | RegExp, StandIn][] = [
  [/^$/, EMPTY],
  [/^\0{16,}$/, ZEROS],
  [/^version https:\/\/[\w.-]+\/spec\/v1\b/, LFS],
  [/^\/?(?:\.\.\/)*(?:\.git\/)?annex\/objects\//, ANNEX],
  ['\x00\x05\x16\x07', MAC],
  ['book\0\0\0\0mark', SHORTCUT],
  ['L\0\0\0\x01\x14\x02\0', SHORTCUT],
  [/^\s*\[(?:InternetShortcut|Desktop Entry)\]/i, SHORTCUT],
  [/^bplist00.*NSURL/s, ICLOUD],
  [/^bplist00.*URL|^(?:\xef\xbb\xbf)?\s*<\?xml.*<plist.*<key>URL</s, SHORTCUT],
  // What a disk without links makes of one.
  [/^[^\0\r\n<>{}]*\.(?:jpe?g|png|tiff?|webp|avif)\n?$/i, SHORTCUT],
  [
    /^(?:\xef\xbb\xbf)?(?:\s|<!--.*?-->|<\?xml[^>]*>)*<(?:!doctype html|html|head|body|title|script|meta)\b/is,
    WEB_PAGE,
  ],
  [/^From: <Saved by|^MIME-Version: 1/, WEB_PAGE],
]
