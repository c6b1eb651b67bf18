/** The site on which people vote, from which the leaderboard's data come. */
export const officialSite = 'https://lmarena.ai'

/** The pages of the leaderboard hub. */
export const arenaPages = [
  { name: 'Leaderboard', page: '/news-hub/lmarena/leaderboard' },
  { name: 'Text Arena', page: '/news-hub/lmarena/text-arena' },
  { name: 'Vision Arena', page: '/news-hub/lmarena/vision-arena' },
  { name: 'About', page: '/news-hub/lmarena/about' },
] as const
