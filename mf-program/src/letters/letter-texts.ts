import type { LetterLanguage } from '@fsvp/contracts/program/letter-languages';

/**
 * The written assurance that a very small importer obtains from its supplier (21 CFR 1.512(b)(3)(i)), as a letter that the supplier
 * signs. Each translation says the same, clause by clause; the English text counts.
 */

export interface LetterText {
  title: string;
  to: string;
  from: string;
  food: string;
  /** Before the numbered statements. @param importer its name */
  opening: (importer: string) => string;
  /** Processes and procedures; section 402; section 403(w). */
  statements: readonly [string, string, string];
  closing: string;
  name: string;
  position: string;
  signature: string;
  date: string;
}

export const LETTER_TEXTS: Record<LetterLanguage, LetterText> = {
  en: {
    title: 'Written assurance of food safety, 21 CFR 1.512(b)(3)(i)',
    to: 'Importer',
    from: 'Foreign supplier',
    food: 'Food',
    opening: (importer) => `We assure ${importer} that we produce the food named above`,
    statements: [
      'by processes and procedures that provide at least the same level of public health protection as those that section 418 (preventive controls) or section 419 (produce safety) of the U.S. Federal Food, Drug, and Cosmetic Act and the regulations under it require, where one of them applies;',
      'in compliance with section 402 of the Act: the food is not adulterated;',
      'in compliance with section 403(w) of the Act, where it applies: the label names the major food allergens.',
    ],
    closing: 'We will tell the importer at once if this changes. The assurance is renewed at least every two years.',
    name: 'Name',
    position: 'Title',
    signature: 'Signature',
    date: 'Date',
  },
  pt: {
    title: 'Garantia por escrito da segurança do alimento, 21 CFR 1.512(b)(3)(i)',
    to: 'Importador',
    from: 'Fornecedor estrangeiro',
    food: 'Alimento',
    opening: (importer) => `Garantimos a ${importer} que produzimos o alimento acima indicado`,
    statements: [
      'por processos e procedimentos que oferecem pelo menos o mesmo nível de proteção da saúde pública que aqueles exigidos pela seção 418 (controles preventivos) ou pela seção 419 (segurança de produtos hortifrutícolas) da Lei Federal de Alimentos, Medicamentos e Cosméticos dos EUA e pelos regulamentos correspondentes, quando uma delas for aplicável;',
      'em conformidade com a seção 402 da Lei: o alimento não está adulterado;',
      'em conformidade com a seção 403(w) da Lei, quando aplicável: o rótulo declara os principais alergênicos alimentares.',
    ],
    closing:
      'Informaremos o importador imediatamente se isso mudar. A garantia é renovada pelo menos a cada dois anos.',
    name: 'Nome',
    position: 'Cargo',
    signature: 'Assinatura',
    date: 'Data',
  },
  es: {
    title: 'Garantía por escrito de la inocuidad del alimento, 21 CFR 1.512(b)(3)(i)',
    to: 'Importador',
    from: 'Proveedor extranjero',
    food: 'Alimento',
    opening: (importer) => `Garantizamos a ${importer} que producimos el alimento arriba indicado`,
    statements: [
      'mediante procesos y procedimientos que ofrecen al menos el mismo nivel de protección de la salud pública que los exigidos por la sección 418 (controles preventivos) o la sección 419 (inocuidad de productos agrícolas frescos) de la Ley Federal de Alimentos, Medicamentos y Cosméticos de los Estados Unidos y sus reglamentos, cuando una de ellas sea aplicable;',
      'de conformidad con la sección 402 de la Ley: el alimento no está adulterado;',
      'de conformidad con la sección 403(w) de la Ley, cuando sea aplicable: la etiqueta declara los principales alérgenos alimentarios.',
    ],
    closing: 'Informaremos de inmediato al importador si esto cambia. La garantía se renueva al menos cada dos años.',
    name: 'Nombre',
    position: 'Cargo',
    signature: 'Firma',
    date: 'Fecha',
  },
  zh: {
    title: '食品安全书面保证，21 CFR 1.512(b)(3)(i)',
    to: '进口商',
    from: '国外供应商',
    food: '食品',
    opening: (importer) => `我们向 ${importer} 保证，我们生产的上述食品：`,
    statements: [
      '所采用的工艺和程序，在美国《联邦食品、药品和化妆品法》第418条（预防性控制）或第419条（农产品安全）及其实施条例适用的情况下，对公众健康的保护水平至少与上述规定的要求相同；',
      '符合该法第402条：食品未掺假；',
      '在适用的情况下符合该法第403(w)条：标签标明主要食品过敏原。',
    ],
    closing: '如有变化，我们将立即通知进口商。本保证至少每两年更新一次。',
    name: '姓名',
    position: '职务',
    signature: '签名',
    date: '日期',
  },
  vi: {
    title: 'Cam kết bằng văn bản về an toàn thực phẩm, 21 CFR 1.512(b)(3)(i)',
    to: 'Nhà nhập khẩu',
    from: 'Nhà cung cấp nước ngoài',
    food: 'Thực phẩm',
    opening: (importer) => `Chúng tôi cam kết với ${importer} rằng chúng tôi sản xuất thực phẩm nêu trên`,
    statements: [
      'theo các quy trình và thủ tục bảo vệ sức khỏe cộng đồng ở mức ít nhất ngang với mức mà Điều 418 (kiểm soát phòng ngừa) hoặc Điều 419 (an toàn nông sản) của Đạo luật Liên bang về Thực phẩm, Dược phẩm và Mỹ phẩm Hoa Kỳ và các quy định thi hành yêu cầu, khi một trong hai điều đó được áp dụng;',
      'tuân thủ Điều 402 của Đạo luật: thực phẩm không bị pha trộn hoặc nhiễm bẩn;',
      'tuân thủ Điều 403(w) của Đạo luật, khi được áp dụng: nhãn ghi rõ các chất gây dị ứng thực phẩm chính.',
    ],
    closing:
      'Chúng tôi sẽ báo ngay cho nhà nhập khẩu nếu có thay đổi. Cam kết này được làm mới ít nhất hai năm một lần.',
    name: 'Họ tên',
    position: 'Chức vụ',
    signature: 'Chữ ký',
    date: 'Ngày',
  },
};
