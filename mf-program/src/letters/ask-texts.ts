import { ASSURANCE_RULES, type AssuranceKind } from '@fsvp/contracts/program/assurance';
import type { LetterLanguage } from '@fsvp/contracts/program/letter-languages';
import { LETTER_TEXTS } from './letter-texts.js';

/** What asks a supplier or a customer for written assurances. */
export interface AskedLetter {
  /** A person, else the company. */
  to: string;
  importerName: string;
  asked: readonly { code: AssuranceKind; foodName: string; content: string }[];
  /** As people read it in this language. */
  due: string;
}

interface AskText {
  subject: (importer: string) => string;
  greeting: (to: string) => string;
  /** Before the list of foods. */
  opening: (importer: string) => string;
  /** What the letter says, where it is the assurance of 21 CFR 1.512(b)(3)(i). */
  words: string;
  /** What the letter says otherwise, which follows in English. */
  content: string;
  closing: (due: string) => string;
}

const TEXTS: Record<LetterLanguage, AskText> = {
  en: {
    subject: (importer) => `Written assurance for ${importer}`,
    greeting: (to) => `Dear ${to},`,
    opening: (importer) =>
      `${importer} imports the following food into the United States. U.S. law (21 CFR part 1, subpart L) asks us to obtain your written assurance for it:`,
    words: 'Write on your letterhead, with name, title, signature and date, and name the food:',
    content: 'The assurance, on your letterhead, with name, title, signature and date:',
    closing: (due) => `We need the signed letter by ${due}. A scan by email is enough. Thank you.`,
  },
  pt: {
    subject: (importer) => `Garantia por escrito para ${importer}`,
    greeting: (to) => `Prezados senhores, ${to},`,
    opening: (importer) =>
      `${importer} importa os seguintes alimentos para os Estados Unidos. A lei dos EUA (21 CFR parte 1, subparte L) exige que obtenhamos sua garantia por escrito:`,
    words: 'Escrevam em papel timbrado, com nome, cargo, assinatura e data, e indiquem o alimento:',
    content: 'A garantia, em papel timbrado, com nome, cargo, assinatura e data (em inglês):',
    closing: (due) =>
      `Precisamos da carta assinada até ${due}. Uma cópia digitalizada por e-mail é suficiente. Obrigado.`,
  },
  es: {
    subject: (importer) => `Garantía por escrito para ${importer}`,
    greeting: (to) => `Estimados señores, ${to}:`,
    opening: (importer) =>
      `${importer} importa los siguientes alimentos a los Estados Unidos. La ley de los EE. UU. (21 CFR parte 1, subparte L) exige que obtengamos su garantía por escrito:`,
    words: 'Escriban en papel membretado, con nombre, cargo, firma y fecha, e indiquen el alimento:',
    content: 'La garantía, en papel membretado, con nombre, cargo, firma y fecha (en inglés):',
    closing: (due) =>
      `Necesitamos la carta firmada a más tardar el ${due}. Basta una copia escaneada por correo electrónico. Gracias.`,
  },
  zh: {
    subject: (importer) => `致 ${importer} 的书面保证`,
    greeting: (to) => `尊敬的 ${to}：`,
    opening: (importer) =>
      `${importer} 向美国进口下列食品。根据美国法规（21 CFR 第1部分 L 子部分），我们须取得贵方对这些食品的书面保证：`,
    words: '请使用贵公司信笺，注明姓名、职务、签名和日期，并写明食品名称：',
    content: '保证的内容（英文），请使用贵公司信笺，注明姓名、职务、签名和日期：',
    closing: (due) => `请于 ${due} 前提供签署的信函，电子邮件扫描件即可。谢谢。`,
  },
  vi: {
    subject: (importer) => `Cam kết bằng văn bản cho ${importer}`,
    greeting: (to) => `Kính gửi ${to},`,
    opening: (importer) =>
      `${importer} nhập khẩu các thực phẩm sau vào Hoa Kỳ. Luật Hoa Kỳ (21 CFR phần 1, tiểu phần L) yêu cầu chúng tôi có cam kết bằng văn bản của quý công ty:`,
    words: 'Vui lòng viết trên giấy tiêu đề của công ty, có họ tên, chức vụ, chữ ký và ngày, và ghi rõ thực phẩm:',
    content: 'Nội dung cam kết (bằng tiếng Anh), trên giấy tiêu đề của công ty, có họ tên, chức vụ, chữ ký và ngày:',
    closing: (due) => `Chúng tôi cần thư đã ký trước ngày ${due}. Bản quét gửi qua thư điện tử là đủ. Xin cảm ơn.`,
  },
};

/** The message that asks for letters, with the words that each of them has to have. */
export function askText({ to, importerName, asked, due }: AskedLetter, language: LetterLanguage) {
  const text = TEXTS[language];
  const letter = LETTER_TEXTS[language];
  const byContent = new Map<string, typeof asked>();
  for (const one of asked) {
    const key = one.code === 'VS-2' ? '' : `${one.content} (21 CFR ${ASSURANCE_RULES[one.code].citation})`;
    byContent.set(key, [...(byContent.get(key) ?? []), one]);
  }
  const parts = [...byContent].map(([content, ones]) =>
    [
      ...new Set(ones.map(({ foodName }) => `- ${foodName}`)),
      '',
      ...(content
        ? [text.content, content]
        : [
            text.words,
            letter.opening(importerName),
            ...letter.statements.map((statement, index) => `${index + 1}. ${statement}`),
          ]),
      '',
    ].join('\n'),
  );
  return {
    subject: text.subject(importerName),
    body: [text.greeting(to), '', text.opening(importerName), '', ...parts, text.closing(due), '', importerName].join(
      '\n',
    ),
  };
}
