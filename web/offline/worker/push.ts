import { here, pages, worker } from './scope.ts'

/** The message of a push by the server, decrypted by the browser. */
interface PushMessage {
  title: string
  text: string
  page: string
}

const nothingSaid: PushMessage = { title: 'Synthwire', text: '', page: '/news-hub/feed' }

/** Shows the message of a push; browsers require that something is shown for every push. */
export async function showPush(data: { json(): unknown } | null): Promise<void> {
  const { title, text, page } = { ...nothingSaid, ...read(data) }
  await worker.registration.showNotification(title, {
    body: text,
    icon: here('/icon.svg'),
    // A later message about the same page replaces this one.
    tag: page,
    data: { page },
  })
}

function read(data: { json(): unknown } | null): Partial<PushMessage> {
  try {
    return (data?.json() ?? {}) as Partial<PushMessage>
  } catch {
    return {}
  }
}

/** Opens the page that a message is about, in an open window of the server if there is one. */
export async function openPushed(notification: Notification): Promise<void> {
  notification.close()
  const { page = nothingSaid.page } = (notification.data ?? {}) as { page?: string }
  const target = new URL(here(page), location.origin)
  if (target.origin !== location.origin) return
  const [open] = await pages()
  if (!open) {
    await worker.clients.openWindow(target.href)
    return
  }
  await open.focus()
  // If this worker does not control the open page, it cannot send the page to another address, and
  // opens a new window.
  await open.navigate(target.href).catch(() => worker.clients.openWindow(target.href))
}
