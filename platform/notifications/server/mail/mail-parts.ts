import { Markup, markup } from '#core/pages/markup.ts'

// Building blocks of mails. Mail programs support little CSS and block external pictures, so mails
// consist of tables with inline styles and have no pictures.

const SERIF = new Markup("font-family:Georgia,'Times New Roman',serif")
const SANS = new Markup('font-family:Helvetica,Arial,sans-serif')

export function mailHeading(words: string | Markup): Markup {
  return markup`<h2 dir="auto" style="margin:24px 0 8px;${SERIF};font-size:20px;line-height:1.3;color:#1b1b1b">${words}</h2>`
}

export function mailText(words: string | Markup): Markup {
  return markup`<p dir="auto" style="margin:0 0 12px;${SERIF};font-size:16px;line-height:1.5;color:#1b1b1b">${words}</p>`
}

/** A line in smaller type, such as sources and times. */
export function mailNote(words: string): Markup {
  return markup`<p dir="auto" style="margin:0 0 12px;${SANS};font-size:13px;line-height:1.4;color:#5a5a5a">${words}</p>`
}

/** A list of short lines; null if it is empty. */
export function mailItems(lines: readonly (string | Markup)[]): Markup | null {
  if (lines.length === 0) return null
  const items = lines.map((line) => markup`<li dir="auto" style="margin:0 0 6px">${line}</li>`)
  return markup`<ul style="margin:0 0 12px;padding:0 0 0 20px;${SANS};font-size:15px;line-height:1.45;color:#1b1b1b">${items}</ul>`
}

/** A link; null without a web address, such as if the server has no public address. */
export function mailLink(words: string | Markup, address: string | null): Markup | null {
  if (address === null || !/^https?:\/\//i.test(address)) return null
  return markup`<p style="margin:0 0 16px;${SANS};font-size:14px"><a href="${address}" style="color:#1d4f91">${words}</a></p>`
}

/** A complete mail with the name of its sender above the body. */
export function mailDocument(
  subject: string,
  body: Markup,
  foot: Markup,
  {
    sender = 'SYNTHWIRE',
    language = 'en',
  }: { sender?: string; language?: string | undefined } = {},
): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff"><tr><td style="padding:24px">
<p style="margin:0 0 16px;${SANS};font-size:13px;font-weight:bold;letter-spacing:1px;color:#5a5a5a">${sender}</p>
${body}
</td></tr><tr><td style="padding:16px 24px;border-top:1px solid #dddddd">${foot}</td></tr></table>
</td></tr></table>
</body>
</html>
`.text
}
