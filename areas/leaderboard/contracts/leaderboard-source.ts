// The host that serves the rows of the public dataset. In the demo, the browser requests them, and
// the pages allow no other host; a live server requests them itself.

export const leaderboardHost = 'https://datasets-server.huggingface.co'
const usualDataset = 'mathewhe/chatbot-arena-elo'

/** The most rows that the service gives at once. */
const ROWS = 100

/** The web page about the dataset. */
export const datasetPage = pageOfDataset(usualDataset)

export function pageOfDataset(dataset: string) {
  return { name: dataset, address: `https://huggingface.co/datasets/${dataset}` }
}

/** The address of a dataset's rows as JSON. */
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
