/** Makes an invented word, different for each number below 512. */
function wordOf(number: number): string {
  const syllables = ['ba', 'ko', 'ri', 'tu', 'ma', 'le', 'fo', 'gi']
  return [64, 8, 1].map((unit) => syllables[Math.floor(number / unit) % 8]).join('')
}

/** Makes reports of events that are so different that joining never mixes them. */
export function unlikeNews(count: number): { title: string; text: string }[] {
  return Array.from({ length: count }, (_, at) => {
    const [one, two, three, four] = [1, 2, 3, 4].map((part) => wordOf(at * 7 + part * 61))
    return {
      title: `The ${one} of ${two} finds a ${three}`,
      text: `In ${two} the ${one} of the village was ${four} and then ${three} when it was morning.`,
    }
  })
}
