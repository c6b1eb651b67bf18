// The host that serves the rows of a public dataset, from which the leaderboard is made. In the
// demo, the browser requests them, and the policy of its pages allows no other host; a live server
// requests them itself.

export const leaderboardHost = 'https://datasets-server.huggingface.co'
const usualDataset = 'mathewhe/chatbot-arena-elo'

/** The most rows that the service gives at once. */
const ROWS = 100

/** The web page about the dataset. */
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
