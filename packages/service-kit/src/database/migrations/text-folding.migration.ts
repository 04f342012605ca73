import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Characters that nobody sees (`INVISIBLE` of the contracts), as an expression of PostgreSQL. */
const INVISIBLE =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF';

/**
 * Texts as searches compare them: `foldText` of the contracts (ADR 0059). Nothing depends on the locale of the database. A text of ASCII,
 * as most are, needs one pass, which PostgreSQL puts into the query.
 */
export class TextFolding1700000105900 implements MigrationInterface {
  name = 'TextFolding1700000105900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function fold_letters(given text) returns text language sql immutable strict parallel safe
        return normalize(replace(replace(replace(replace(translate(
          lower(regexp_replace(normalize(given, nfkd) collate "C", '[\\u0300-\\u036F${INVISIBLE}]+', '', 'g') collate "und-x-icu"),
          'ıøłđðħŧς', 'iolddhtσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), nfc);

      create or replace function fold_text(given text) returns text language sql immutable parallel safe
        return case when octet_length(given) = length(given) then lower(given collate "C") else fold_letters(given) end;

      create or replace function remove_invisible(given text) returns text language sql immutable strict parallel safe
        return regexp_replace(given collate "C", '[${INVISIBLE}]+', '', 'g');

      -- What texts have in common that are the same for people: without case, composition and invisible characters.
      create or replace function key_letters(given text) returns text language sql immutable strict parallel safe
        return lower(remove_invisible(normalize(given, nfkc)) collate "und-x-icu");
      create or replace function text_key(given text) returns text language sql immutable parallel safe
        return case when octet_length(given) = length(given) then lower(given collate "C") else key_letters(given) end;

      -- The pattern of a part of a folded text. Wildcards are escaped after folding, which makes some of other characters.
      create or replace function search_pattern(search text) returns text language sql immutable strict parallel safe
        return '%' || regexp_replace(fold_text(search), '([\\\\%_])', '\\\\\\1', 'g') || '%';

      -- The folded text, after the text in lower case where that differs: the release before searches by that.
      create or replace function searched_text(given text) returns text language plpgsql immutable strict parallel safe as $$
      declare
        lowered text := lower(given);
        folded text;
      begin
        if octet_length(given) = length(given) then return lowered; end if;
        folded := fold_letters(given);
        if folded = lowered then return folded; end if;
        return lowered || E'\\x1f' || folded;
      end $$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop function searched_text(text), search_pattern(text), text_key(text), key_letters(text), remove_invisible(text), fold_text(text), fold_letters(text)',
    );
  }
}
