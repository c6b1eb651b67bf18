type Section = 'opinion' | 'video' | 'live' | 'round-up'

/** Names of sections in links, in several languages. */
const NAMES: Record<Section, string> = {
  opinion: `opinion opinions op-ed op-eds editorial editorials column columns columnist columnists commentary
    commentisfree comment voices perspective perspectives essay essays letters leaders ideas views blogs review reviews
    cartoons rezension rezensionen critique critiques recensioni recensies opinione
    meinung kommentar kommentare kolumne kolumnen debatte tribune tribunes chronique chroniques edito editoriaux
    opinioni editoriale commenti opinion-y-blogs opiniao editoriais opinie opinies mening ledare debatt`,
  video: `video videos watch clip clips podcast podcasts audio episode episodes gallery galleries photos pictures
    in-pictures slideshow diaporama bilder fotos foto fotostrecke vidéo`,
  live: `live live-news live-updates liveblog live-blog livestory livenews liveticker ticker en-direct directo`,
  'round-up': `newsletter newsletters briefing briefings round-up roundup quiz quizzes crossword crosswords puzzles rätsel
    horoscope horoscopes shopping deals coupons gutscheine`,
}
const SECTIONS = new Map(
  (Object.keys(NAMES) as Section[]).flatMap((section) =>
    NAMES[section].split(/\s+/).map((name) => [name, section] as const),
  ),
)
const CHARACTERS_READ = 300
const MOST_WORDS = 3

/** The section in a link's path, if it is a section without plain news; else null. */
export function sectionOf(link: string | null): Section | null {
  if (link === null || !URL.canParse(link)) return null
  // The last part of the path is ignored, because it names the text itself.
  const parts = new URL(link).pathname
    .slice(0, CHARACTERS_READ)
    .toLowerCase()
    .split('/')
    .slice(0, -1)
  for (const part of parts) {
    const words = part.split('-')
    // Parts of a few words may end in a section: "film-reviews". More words are a title.
    const last = words.length <= MOST_WORDS ? words.at(-1)! : ''
    const section = SECTIONS.get(part) ?? SECTIONS.get(last)
    if (section) return section
  }
  return null
}
