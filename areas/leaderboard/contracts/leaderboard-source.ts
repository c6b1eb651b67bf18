// Where the leaderboard comes from: the rows of a public dataset, over the service of the hub that
// keeps it. The demo asks it, and the policy of its pages lets it ask this host and no other.

export const leaderboardHost = 'https://datasets-server.huggingface.co'
const dataset = 'mathewhe/chatbot-arena-elo'

/** The service gives no more rows at once. */
const ROWS = 100

/** A page about the dataset, for people. */
export const datasetPage = { name: dataset, address: `https://huggingface.co/datasets/${dataset}` }

/** Where its rows are, for programs. */
export function rowsAddress(): string {
  const query = new URLSearchParams({
    dataset,
    config: 'default',
    split: 'train',
    offset: '0',
    length: String(ROWS),
  })
  return `${leaderboardHost}/rows?${query}`
}
