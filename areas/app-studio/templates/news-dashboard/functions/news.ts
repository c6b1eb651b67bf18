/** Reads Synthwire, where this project lives, by the API token of the project. It can change nothing there. */
declare const synthwire: { ask(operation: string, input: object): Promise<unknown> }

interface Article {
  title: string
  category: string
  publishedTime: string
  sources: { name: string }[]
}

/**
 * The headlines of the week, as everybody who opens this app may see them: one report for each outlet that an article
 * names. Nothing else leaves Synthwire.
 */
export default async () => {
  try {
    const asked = { period: 'week', search: '' }
    const articles = (await synthwire.ask('feed/listHeadlines', asked)) as Article[]
    const reports = articles.flatMap(({ title, category, publishedTime, sources }) =>
      sources.map(({ name }) => ({
        ...{ title, outlet: name, topic: category },
        day: publishedTime.slice(0, 10),
      })),
    )
    return { body: JSON.stringify({ reports }) }
  } catch (error) {
    // The fault in words for people who open the app, such as that the token was removed.
    return { status: 503, body: JSON.stringify({ fault: (error as Error).message }) }
  }
}
