import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { ReaderClient, readerClients } from '../contract.ts'

/** The items that each feed reader with a token shows. */
export const readerClientsKeeper: Kept = {
  contract: readerClients,
  open: serverReaderClients,
  about: {
    listClients:
      'What feed readers with a token of yours show as one item, and whether Fever knows them.',
    chooseItems: 'Lets a feed reader show each entry as an item, or each article.',
  } satisfies Record<keyof typeof readerClients, string>,
}

export function serverReaderClients({ db, readerId, announce }: Desk): Api<typeof readerClients> {
  return {
    async listClients() {
      return db.many(
        ReaderClient,
        sql`select api_tokens.id as token, coalesce(items, 'entry') as items, fever_hash is not null as has_fever
            from api_tokens left join reader_clients on token_id = api_tokens.id
            where api_tokens.reader_id = ${readerId} and opens is null order by created_at desc, api_tokens.id`,
      )
    },

    async chooseItems({ token, items }) {
      const { changed } = await db.run(sql`
        insert into reader_clients (token_id, reader_id, items)
        select id, reader_id, ${items} from api_tokens where id = ${token} and reader_id = ${readerId}
        on conflict (token_id) do update set items = excluded.items`)
      if (changed === 0) throw new Problem('not-found', 'That token is already gone.')
      await announce({ area: 'reader-clients' })
    },
  }
}
