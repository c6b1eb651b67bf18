/**
 * Publishers whose feeds seldom state their name. Each row has the name, the host name, and other
 * host names of the same outlet.
 */
const rows = `
404 Media | 404media.co
ABC News | abcnews.com abcnews.go.com
ABC News (Australia) | abc.net.au
AFP | afp.com
Al Jazeera | aljazeera.com aljazeera.net
AP News | apnews.com
Ars Technica | arstechnica.com
Axios | axios.com
BBC News | bbc.com bbc.co.uk bbci.co.uk
Bloomberg | bloomberg.com
Breitbart | breitbart.com
Business Insider | businessinsider.com
BuzzFeed News | buzzfeednews.com
CalMatters | calmatters.org
CBC News | cbc.ca
CBS News | cbsnews.com
Chicago Tribune | chicagotribune.com
Clarín | clarin.com
CNBC | cnbc.com
CNET | cnet.com
CNN | cnn.com
Corriere della Sera | corriere.it
CTV News | ctvnews.ca
Daily Express | express.co.uk
Daily Mail | dailymail.co.uk dailymail.com mailonline.com
Daily Mirror | mirror.co.uk
Der Spiegel | spiegel.de
Der Standard | derstandard.at derstandard.de
Deutsche Welle | dw.com
Die Zeit | zeit.de
El Mundo | elmundo.es
El País | elpais.com
Engadget | engadget.com
ESPN | espn.com espn.go.com
Euronews | euronews.com
FAZ | faz.net
Financial Times | ft.com
Forbes | forbes.com
Foreign Policy | foreignpolicy.com
Fortune | fortune.com
Fox News | foxnews.com
France 24 | france24.com
Globo | globo.com
Grist | grist.org
Haaretz | haaretz.com
Handelsblatt | handelsblatt.com
heise online | heise.de
Hindustan Times | hindustantimes.com
HuffPost | huffpost.com huffingtonpost.com huffingtonpost.co.uk
Indian Express | indianexpress.com
Inside Climate News | insideclimatenews.org
Kyiv Independent | kyivindependent.com
La Repubblica | repubblica.it
Le Figaro | lefigaro.fr
Le Monde | lemonde.fr
Libération | liberation.fr
Los Angeles Times | latimes.com
MarketWatch | marketwatch.com
Mother Jones | motherjones.com
MSNBC | msnbc.com ms.now
National Review | nationalreview.com
Nature | nature.com
NBC News | nbcnews.com
New Scientist | newscientist.com
New York Magazine | nymag.com
New York Post | nypost.com
Newsweek | newsweek.com
NHK | nhk.or.jp
Nikkei Asia | nikkei.com
NOS | nos.nl
NPR | npr.org
NRC | nrc.nl
NZZ | nzz.ch
ORF | orf.at
PBS News | pbs.org
Politico | politico.com politico.eu
ProPublica | propublica.org
Quartz | qz.com
Reason | reason.com
Reuters | reuters.com
RFI | rfi.fr
Rolling Stone | rollingstone.com
RTÉ | rte.ie
Semafor | semafor.com
Science | science.org sciencemag.org
Scientific American | scientificamerican.com
Sky News | sky.com skynews.com
Slate | slate.com
South China Morning Post | scmp.com
STAT | statnews.com
Süddeutsche Zeitung | sueddeutsche.de sz.de
SVT Nyheter | svt.se
Tagesschau | tagesschau.de
TechCrunch | techcrunch.com
The 19th | 19thnews.org
The Atlantic | theatlantic.com
The Conversation | theconversation.com
The Daily Beast | thedailybeast.com
The Daily Wire | dailywire.com
The Economist | economist.com
The Free Press | thefp.com
The Globe and Mail | theglobeandmail.com
The Guardian | theguardian.com guardian.co.uk
The Hill | thehill.com
The Hindu | thehindu.com
The Independent | independent.co.uk the-independent.com
The Intercept | theintercept.com
The Irish Times | irishtimes.com
The Japan Times | japantimes.co.jp
The Korea Herald | koreaherald.com
The Marshall Project | themarshallproject.org
The Moscow Times | themoscowtimes.com
The New York Times | nytimes.com
The New Yorker | newyorker.com
The Register | theregister.com theregister.co.uk
The Spectator | spectator.co.uk
The Sun | thesun.co.uk the-sun.com
The Sydney Morning Herald | smh.com.au
The Age | theage.com.au
The Telegraph | telegraph.co.uk
The Texas Tribune | texastribune.org
The Times | thetimes.com thetimes.co.uk
The Times of India | indiatimes.com
The Times of Israel | timesofisrael.com
The Verge | theverge.com
The Wall Street Journal | wsj.com wsj.net dj.com dowjones.io
The Washington Post | washingtonpost.com
Time | time.com
USA Today | usatoday.com
Variety | variety.com
Vice | vice.com
Vox | vox.com
Wired | wired.com
ZDF | zdf.de
ZDNET | zdnet.com
Hacker News | ycombinator.com
`

const names = new Map<string, string>()
const others = new Map<string, string>()
for (const row of rows.trim().split('\n')) {
  const [name = '', domains = ''] = row.split(' | ')
  const [first = '', ...more] = domains.split(' ')
  names.set(first, name)
  for (const other of more) others.set(other, first)
}
const keys = new Map([...names].map(([key, name]) => [plain(name), key]))

/** The name of a well-known outlet, as it writes it; null for others. */
export function wellKnownName(key: string): string | null {
  return names.get(key) ?? null
}

/** Names in the order of the list, in which the letters of marks are chosen. */
export function wellKnownNames(): string[] {
  return [...names.values()]
}

/** The key of a well-known outlet by its name. */
export function wellKnownKey(name: string): string | null {
  return keys.get(plain(name)) ?? null
}

/** The main host name of an outlet that has several; other host names are returned unchanged. */
export function sameOutlet(domain: string): string {
  return others.get(domain) ?? domain
}

/** A name without case, accents, spaces, punctuation and "the". */
export function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
