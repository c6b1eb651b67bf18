import { sql, type Sql } from '#server/tools.ts'

/**
 * The constant of reciprocal rank fusion, which reduces the advantage of the first places in a
 * list.
 */
const FLATNESS = 60

/**
 * Combines matches by words and by meaning in one table (see newestMatches). Matches near the top
 * of both lists are first.
 */
export function fusedMatches(byWords: Sql, near: readonly number[], narrowed: Sql): Sql {
  return sql`
    select articles.id, category, published_at, fused.rank, false as is_cut from (
      select id, sum(1.0 / (${FLATNESS} + place)) as rank from (
        select id, row_number() over (order by rank desc) as place from (${byWords}) as by_words
        union all
        select id, place
        from unnest(${[...near]}::bigint[]) with ordinality as near (near_id, place)
        join articles on articles.id = near_id
        where ${narrowed}
      ) as both_lists group by id
    ) as fused join articles on articles.id = fused.id`
}
