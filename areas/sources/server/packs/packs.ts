import type { StarterPack } from '../../contracts/starter-packs.ts'
import { directory, type DirectoryFeed } from '../directory/directory.ts'

interface Pack extends Omit<StarterPack, 'sources'> {
  feeds: DirectoryFeed[]
}

const LEAST = 6
const MOST = 8

/** The feeds of each pack, by their names in the directory. */
const subjects = {
  World:
    'BBC World; The Guardian World; Al Jazeera English; Deutsche Welle; France 24; NPR News; The Japan Times; Global Voices',
  Technology:
    'Ars Technica; The Verge; WIRED; TechCrunch; The Register; MIT Technology Review; IEEE Spectrum; 404 Media',
  Science:
    'Nature; New Scientist; Science News; Phys.org; Quanta Magazine; BBC Science & Environment; Space.com; Carbon Brief',
  Business:
    'Financial Times; Bloomberg Markets; CNBC Top News; MarketWatch; BBC Business; Guardian Business; Planet Money',
}

const countries = {
  'United States':
    'The New York Times; NPR News; PBS NewsHour; The Washington Post World; Axios; ProPublica; The Atlantic; POLITICO Politics',
  'United Kingdom':
    'BBC News; Sky News; The Independent; BBC Politics; Guardian Business; BBC Technology; Guardian Science',
  Germany:
    'Tagesschau; DER SPIEGEL; ZEIT ONLINE; FAZ.NET; Süddeutsche Zeitung; WELT; taz; Deutschlandfunk Nachrichten',
  France: 'Le Monde; Le Figaro; Libération; franceinfo; Mediapart; Courrier international',
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Packs of sources from the directory that can be followed with one click. */
export const packs: readonly Pack[] = [
  ...Object.entries(subjects).map(([name, feeds]) => named('subject', name, feeds)),
  ...Object.entries(countries).map(([name, feeds]) => named('country', name, feeds)),
  ...inLanguages(),
]

function named(kind: Pack['kind'], name: string, names: string): Pack {
  const feeds = names.split('; ').map((wanted) => {
    const feed = directory.find((known) => known.name === wanted)
    if (!feed) throw new Error(`The pack ${name} names a source that is not there: ${wanted}`)
    return feed
  })
  return { id: `${kind}-${name.toLowerCase().replaceAll(' ', '-')}`, name, kind, feeds }
}

/** Packs of general news, one for each language except English with enough feeds. */
function inLanguages(): Pack[] {
  const languages = [...new Set(directory.map(({ language }) => language))]
  return languages
    .filter((language) => language !== 'en')
    .flatMap((language) => {
      const feeds = directory.filter(
        (feed) => feed.language === language && feed.category === 'general',
      )
      if (feeds.length < LEAST) return []
      const name = languageNames.of(language) ?? language
      const id = `language-${language}`
      return [{ id, name, kind: 'language' as const, feeds: feeds.slice(0, MOST) }]
    })
}
