import { sql, type Sql } from '#server/tools.ts'

/**
 * The minutes it takes to read a text without haste, at 1,200 letters a minute, of Chinese and Japanese 500; null if
 * there is none. Counted in bytes of UTF-8, of which the letters of each script have as many: PostgreSQL knows how
 * many a stored text has without reading it.
 */
export function readingMinutes(text: Sql, language: Sql): Sql {
  return sql`(nullif(octet_length(${text}), 0)::real / case split_part(lower(${language}), '-', 1)
    when 'zh' then 1500 when 'ja' then 1500
    when 'ko' then 2200 when 'th' then 3000 when 'hi' then 2800
    when 'ru' then 2200 when 'uk' then 2200 when 'bg' then 2200 when 'sr' then 2200 when 'mk' then 2200
    when 'el' then 2200 when 'ar' then 2200 when 'fa' then 2200 when 'he' then 2200
    else 1230 end)`
}
