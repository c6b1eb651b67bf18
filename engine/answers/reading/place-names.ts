import { groupsOf, type WordGroup } from './word-groups.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']
const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ')
/** English news names for countries that the Unicode data calls by their own names. */
const IN_NEWS: Record<string, string> = { Türkiye: 'Turkey', 'Myanmar (Burma)': 'Myanmar' }

/** Large cities whose names differ between the languages of `LANGUAGES`. */
const CITIES = `
  Kyiv Kiev Kiew Kijów Kijowie Kijowa|Moscow Moskau Moscou Moscú Mosca Moscovo Moskou Moskwa Moskwie|Rome Rom Roma Rzym Rzymie|London Londres Londra Londen Londyn Londynie|
  Paris Parigi Parijs Paryż Paryżu|Vienna Wien Vienne Viena Wenen Wiedeń Wiedniu|Warsaw Warschau Varsovie Varsovia Varsavia Varsóvia Warszawa Warszawie|
  Prague Prag Praga Praag|Brussels Brüssel Bruxelles Bruselas Bruxelas Brussel Bruksela Brukseli|Lisbon Lissabon Lisbonne Lisboa Lisbona Lizbona|
  Geneva Genf Genève Ginebra Ginevra Genebra Genewa|Munich München Múnich Monaco Munique Monachium|Cologne Köln Colonia Keulen Kolonia|Milan Mailand Milán Milano Milão Milaan Mediolan|
  Venice Venedig Venise Venecia Venezia Veneza Venetië Wenecja|Florence Florenz Florencia Firenze Florença Florencja|Naples Neapel Nápoles Napoli Napels Neapol|Turin Turín Torino Turim Turyn|
  Athens Athen Athènes Atenas Atene Athene Ateny|Copenhagen Kopenhagen Copenhague Copenaghen Kopenhaga|Stockholm Estocolmo Stoccolma Sztokholm|Belgrade Belgrad Belgrado|Bucharest Bukarest Bucarest Boekarest Bukareszt|
  Beijing Peking Pékin Pekín Pechino Pequim Pekin Pekinie|Tokyo Tokio Tóquio|Seoul Séoul Seúl Seul|Tehran Teheran Téhéran Teherán Teerã Teerão Teheranie|Jerusalem Jérusalem Jerusalén Gerusalemme Jerusalém Jeruzalem Jerozolima|
  Damascus Damaskus Damas Damasco Damaszek|Baghdad Bagdad Bagdá|Cairo Kairo Caire Kair|Havana Havanna Havane Habana Hawana|Singapore Singapur Singapour Singapura|Berlin Berlín Berlino Berlim Berlijn|
  Hamburg Hambourg Hamburgo Amburgo|Strasbourg Straßburg Estrasburgo Strasburgo|Marseille Marsella Marsiglia Marselha|Hague Haag Haye Haya Aia Haia Haga|Antwerp Antwerpen Anvers Amberes Anversa`

/**
 * Each country and some large cities, as eight languages call them. Names of several words from
 * `Intl` are left out.
 */
export function placeNames(): WordGroup[] {
  const named = LANGUAGES.map((language) => ({
    languages: [language],
    names: new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  }))
  const countries = LETTERS.flatMap((first) =>
    LETTERS.map((second) => {
      const words = named.map(({ languages, names }) => {
        const name = names.of(first + second) ?? ''
        return { word: IN_NEWS[name] ?? name, languages }
      })
      return { words: words.filter(({ word }) => /^\p{L}+$/u.test(word)) }
    }),
  )
  return [...countries, ...groupsOf(CITIES, LANGUAGES)].filter(({ words }) => words.length > 1)
}
