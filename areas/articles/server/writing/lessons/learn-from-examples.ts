import { sql, type Database } from '#server/tools.ts'
import { toldWords } from '../../search/told-words.ts'
import { isOpenTo } from '../../reading/article-scope.ts'

/** The number of newest articles to learn from that a reader moved into a category. */
const READ_EXAMPLES = 60
/** The number of other articles to compare with. A word that most of them have is not typical. */
const COMPARED_WITH = 2_000
/**
 * The number of articles that is assumed if there are fewer, because a new server cannot tell which
 * words are usual.
 */
const LEAST_COMPARED = 200
const MOST_WORDS = 80
/** The largest weight of a word, which alone is never enough. */
const MOST_OF_A_WORD = 3
const LEAST_OF_A_WORD = 1
/**
 * The share of the examples' average weight that an article needs. At least two words are needed
 * for `LEAST_ENOUGH`.
 */
const SHARE_OF_EXAMPLES = 0.5
const LEAST_ENOUGH = 4.5

/**
 * Learns words that are typical of a reader's category from the articles that the reader moved into
 * it. Such a word is in at least two of them, and in far fewer of all others. With fewer than
 * `least` articles it learns nothing.
 */
export async function learnFromExamples(
  db: Database,
  readerId: string,
  category: string,
  least: number,
): Promise<void> {
  await db.run(sql`
    with example as materialized (
      select articles.id, search from article_moves join articles on articles.id = article_id
      where reader_id = ${readerId} and article_moves.category = ${category} and rule_id is null
      order by articles.id desc limit ${READ_EXAMPLES}
    ), other as materialized (
      select search from articles where id not in (select id from example) and ${isOpenTo(readerId)}
      order by published_at desc limit ${COMPARED_WITH}
    ), shared as (
      select lexeme, count(*) as times from example, unnest(${toldWords}) as word
      where lexeme !~ '^(?:[0-9.,]+$|=)' group by lexeme having count(*) >= 2
    ), usual as (
      select lexeme, count(*) as times from other, unnest(${toldWords}) as word
      where lexeme in (select lexeme from shared) group by lexeme
    ), telling as (
      select lexeme, least(${MOST_OF_A_WORD}::float8, ln(
        (shared.times + 0.5) / ((select count(*) from example) + 1)
        / ((coalesce(usual.times, 0) + 0.5) / greatest(${LEAST_COMPARED}::int, (select count(*) from other))))) as weight
      from shared left join usual using (lexeme)
    ), best as (
      select * from telling where weight >= ${LEAST_OF_A_WORD} order by weight desc, lexeme limit ${MOST_WORDS}
    ), likeness as (
      select avg(sum) as usual from (
        select coalesce(sum(weight), 0) as sum from example, unnest(${toldWords}) as word left join best using (lexeme)
        group by example.id) as each
    )
    update reader_categories set
      words = case when (select count(*) from example) >= ${least}::int
        then (select jsonb_object_agg(lexeme, weight) from best) end,
      enough = greatest(${LEAST_ENOUGH}::float8, ${SHARE_OF_EXAMPLES}::float8 * (select usual from likeness))
    where reader_id = ${readerId} and id = ${category}`)
}
