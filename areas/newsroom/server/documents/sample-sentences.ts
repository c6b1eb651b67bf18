/**
 * Sentences to try a voice with. They contain numbers, a percentage, a title and a date, which are
 * hard for voices.
 */
const SAMPLES: Record<string, string> = {
  en: 'This is how your news will sound: 1,250 people, 3.5 percent, and Dr. Lind on the 4th of May.',
  de: 'So werden Ihre Nachrichten klingen: 1.250 Menschen, 3,5 Prozent, und Dr. Lind am 4. Mai.',
  fr: 'Voici comment sonneront vos nouvelles : 1 250 personnes, 3,5 %, et le Dr Lind le 4 mai.',
  es: 'Así sonarán sus noticias: 1.250 personas, el 3,5 % y la Dra. Lind el 4 de mayo.',
  it: 'Così suoneranno le vostre notizie: 1.250 persone, il 3,5 % e il dott. Lind il 4 maggio.',
  pt: 'É assim que vão soar as suas notícias: 1.250 pessoas, 3,5 % e a Dra. Lind no dia 4 de maio.',
  nl: 'Zo zal uw nieuws klinken: 1.250 mensen, 3,5 procent, en dr. Lind op 4 mei.',
  pl: 'Tak będą brzmieć Twoje wiadomości: 1250 osób, 3,5 procent i dr Lind 4 maja.',
  ru: 'Так будут звучать ваши новости: 1250 человек, 3,5 процента и доктор Линд 4 мая.',
  ar: 'هكذا ستبدو أخباركم: 1250 شخصا، و3.5 في المئة، والدكتورة ليند في 4 مايو.',
  zh: '您的新闻听起来会是这样：1250人，3.5%，以及5月4日的林德博士。',
}

/** Returns the sentence in the requested language, or else in English. */
export function sampleSentence(asked: string): { language: string; text: string } {
  const language = Object.hasOwn(SAMPLES, asked) ? asked : 'en'
  return { language, text: SAMPLES[language]! }
}
