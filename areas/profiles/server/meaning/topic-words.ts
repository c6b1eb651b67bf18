import type { PreferredTopic } from '../../contract.ts'
import type { Subject } from '#engine/categories/categories.ts'
import { subjectWords } from '#engine/categories/category-words.ts'

/** The subjects of articles that a preferred topic covers, and its additional words. */
const topics: Record<PreferredTopic, { subjects: Subject[]; words?: string }> = {
  Technology: { subjects: ['Technology', 'AI Infrastructure', 'Cybersecurity'] },
  Science: { subjects: ['Science', 'Space', 'Environment'] },
  Business: { subjects: ['Business', 'Markets', 'Automotive'] },
  Health: { subjects: ['Healthcare'] },
  Politics: { subjects: ['Policy & Government'] },
  Sports: {
    subjects: ['Sports'],
    words: `football, soccer, basketball, baseball, tennis, cricket, rugby, hockey, golf, cycling,
      marathon, athlete, coach, striker, goalkeeper, midfielder, quarterback, olympic, olympics,
      championship, tournament, playoff, league, stadium, medal, sprinter, swimmer, boxer, fußball,
      bundesliga, trainer, olympia, footballeur, entraîneur, futbol, fútbol, liga, entrenador`,
  },
  Entertainment: {
    subjects: ['Culture'],
    words: `film, movie, cinema, actor, actress, director, box office, television, tv, series, sitcom,
      streaming, celebrity, singer, band, album, concert, festival, hollywood, netflix, disney, oscar,
      grammy, emmy, trailer, premiere, podcast, comedian, kino, schauspieler, sänger, série, acteur,
      chanteur, película, actriz, cantante`,
  },
  Art: {
    subjects: [],
    words: `art, artist, painting, painter, sculpture, sculptor, gallery, museum, exhibition, curator,
      mural, canvas, portrait, biennale, auction, architect, architecture, photographer, photography,
      poetry, poet, novelist, ballet, opera, theatre, kunst, künstler, ausstellung, gemälde, peinture,
      artiste, musée, exposition, pintura, museo, arte`,
  },
}

/** The single words of a topic, without phrases, which only categories use. */
export function wordsOfTopic(topic: PreferredTopic): string[] {
  const { subjects, words = '' } = topics[topic]
  return [
    ...subjects.flatMap((subject) => [subjectWords[subject].strong, subjectWords[subject].plain]),
    words,
  ]
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.includes(' '))
}
