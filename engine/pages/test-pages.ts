const SENTENCES = [
  'The Lantern sailed into Marlow Quay on Monday with 214 passengers and a crew of nine.',
  'Her new engine was built in Tolland and burns a third less oil than the old one did.',
  'The harbour master, Ada Finch, said that the summer timetable would start at once.',
  'Fishermen had asked for the crossing to reopen since the bridge was closed in March.',
]

/** A paragraph of an invented report, different for each number. */
export function paragraph(number: number): string {
  const at = (offset: number) => SENTENCES[(number + offset) % SENTENCES.length]!
  return `${at(0)} ${at(1)} It was crossing number ${number} of the season. ${at(2)}`
}

/** A page such as a publisher builds, around the given article. */
export function articlePage(article: string, head = ''): string {
  return `<!doctype html><html lang="en-GB"><head><title>Ferry returns to Marlow Quay | Harbour Gazette</title>
    <meta property="og:site_name" content="Harbour Gazette">${head}</head><body>
    <nav><a href="/">Home</a> <a href="/sport">Sport</a> <a href="/weather">Weather</a></nav>
    <div class="page">${article}</div>
    <aside class="related"><h3>More from the quay</h3><p>Bakers of Hill Street count their loaves in a week that saw a record sale of rye bread.</p></aside>
    <footer><p>Copyright Harbour Gazette. All rights reserved, on land and at sea.</p></footer></body></html>`
}
