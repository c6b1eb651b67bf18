import { sql, type Sql } from '#server/tools.ts'

/**
 * The minutes for reading a text slowly, at 1,200 letters a minute, or 500 in Chinese and Japanese;
 * null without a text. It is computed from the bytes of the text and the bytes per letter in each
 * script, because PostgreSQL knows the size of a stored text without reading it.
 */
export function readingMinutes(text: Sql, language: Sql): Sql {
  return sql`(nullif(octet_length(${text}), 0)::real / case split_part(lower(${language}), '-', 1)
    when 'zh' then 1500 when 'ja' then 1500
    when 'ko' then 2200 when 'th' then 3000 when 'hi' then 2800
    when 'ru' then 2200 when 'uk' then 2200 when 'bg' then 2200 when 'sr' then 2200 when 'mk' then 2200
    when 'el' then 2200 when 'ar' then 2200 when 'fa' then 2200 when 'he' then 2200
    else 1230 end)`
}
