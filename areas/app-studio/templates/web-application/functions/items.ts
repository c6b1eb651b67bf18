/** Values that are kept from one request to the next. */
declare const data: {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
}

interface Request {
  method: string
  body: string
}

export default async ({ method, body }: Request) => {
  if (method === 'POST') await data.put('items', JSON.parse(body))
  return { status: 200, body: JSON.stringify((await data.get('items')) ?? []) }
}
