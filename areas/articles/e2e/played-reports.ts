const HOUR_MS = 3_600_000

interface Report {
  title: string
  text: string
  hoursAgo: number
}

/** Makes a feed of reports, published the stated number of hours ago. */
export function feedOf(name: string, reports: Report[]) {
  const items = reports.map(
    ({ title, text, hoursAgo }) => `<item><guid isPermaLink="false">${name} ${title}</guid>
      <title>${title}</title><description>${text}</description>
      <pubDate>${new Date(Date.now() - hoursAgo * HOUR_MS).toUTCString()}</pubDate></item>`,
  )
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>${name}</title>
      <link>https://${name.toLowerCase()}.example/</link>${items.join('')}</channel></rss>`,
  }
}

export const sinking = {
  title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  text: 'The tug Marlena sank off Cape Orrin before dawn. All nine crew members were lifted from a raft. Brightwater Towing, which owns the Marlena, promised an inquiry.',
  hoursAgo: 200,
}
export const inquiry = {
  title: 'Inquiry into sinking of tug Marlena blames open hatch',
  text: 'An open hatch let the tug Marlena sink off Cape Orrin last week, an inquiry has found. Brightwater Towing, which owns the vessel, accepted the findings. All nine crew members had been rescued.',
  hoursAgo: 6,
}
export const report = {
  title: 'Open hatch sank the tug Marlena, inquiry into sinking finds',
  text: 'The tug Marlena sank because a hatch stood open, the inquiry into her sinking off Cape Orrin found. The owner, Brightwater Towing, will train its crews anew.',
  hoursAgo: 4,
}
/** A report that is similar enough to the others to ask the reader, but not to be joined. */
export const sale = {
  title: 'Brightwater Towing sells two older tugs',
  text: 'Brightwater Towing, owner of the Marlena, is selling two older tugs to train its crews. The company named no price. A broker in Tolland takes offers until the end of the year.',
  hoursAgo: 2,
}
export const bakery = {
  title: 'Bakery on Quay Street wins regional prize for its rye bread',
  text: 'A small bakery on Quay Street has won the regional prize for its rye bread. The jury praised a crust that took eleven hours to rise and bake.',
  hoursAgo: 3,
}
