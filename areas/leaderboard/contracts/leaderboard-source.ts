// The source of the leaderboard: the rows of a public dataset, over the service of the hub that keeps it. The demo
// asks it from the browser, and the policy of its pages lets it ask this host and no other; a live server asks from its
// server.

export const leaderboardHost = 'https://datasets-server.huggingface.co'
const usualDataset = 'mathewhe/chatbot-arena-elo'

/** The service gives no more rows at once. */
const ROWS = 100

/** A page about the dataset, for people. */
export const datasetPage = pageOfDataset(usualDataset)

export function pageOfDataset(dataset: string) {
  return { name: dataset, address: `https://huggingface.co/datasets/${dataset}` }
}

/** The address of the rows of a dataset, for programs. */
export function rowsAddress(dataset = usualDataset): string {
  const query = new URLSearchParams({
    dataset,
    config: 'default',
    split: 'train',
    offset: '0',
    length: String(ROWS),
  })
  return `${leaderboardHost}/rows?${query}`
}
