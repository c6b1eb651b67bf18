import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

const WIDTH_PX = 800

/** Serves a feed with one entry and its picture on loopback. */
export async function servePictures(): Promise<{ address: string; close(): Promise<void> }> {
  const drawn = { width: WIDTH_PX, height: 400, channels: 3, background: '#24606e' } as const
  const picture = await sharp({ create: drawn }).jpeg().toBuffer()
  const server = createServer(({ url }, response) => {
    if (url === '/quay.jpg') {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
      return
    }
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feedAt(address))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    address,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function feedAt(address: string): string {
  return `<?xml version="1.0"?>
<rss version="2.0"><channel><title>Quay</title><link>${address}</link><description>News of the quay</description>
<item><title>Cranes at the northern quay are inspected</title><link>${address}cranes</link><guid>1</guid>
<description>The harbour inspects its cranes each spring.</description><pubDate>${new Date().toUTCString()}</pubDate>
<enclosure url="${address}quay.jpg" type="image/jpeg" length="1000"/></item></channel></rss>`
}
