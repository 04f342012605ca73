import type { ProblemType } from './problem-type.js';

/** The request itself is not right. */
export const REQUEST_PROBLEMS = {
  'invalid-input': {
    status: 400,
    title: 'Invalid input',
    description:
      'A parameter, a header or a field of the body has a value that is not allowed. `errors` names each of them.',
    whatToDo: 'Correct what `errors` names and send the request again.',
  },
  'malformed-body': {
    status: 400,
    title: 'Bad Request',
    description: 'The body could not be read: it is not valid JSON, or it did not arrive completely.',
    whatToDo: 'Send the body completely, JSON as valid JSON in UTF-8.',
  },
  'malformed-request': {
    status: 400,
    title: 'Bad Request',
    description: 'The request is not valid HTTP, or does not have exactly one Host header.',
    whatToDo: 'Check the request line and the headers that your program or a proxy on the way sends.',
  },
  'malformed-address': {
    status: 400,
    title: 'Bad Request',
    description: 'The address of the request has a percent-encoding that is not valid.',
    whatToDo: 'Encode each part of the address as UTF-8 with percent-encoding.',
  },
  'two-credentials': {
    status: 400,
    title: 'Bad Request',
    description: 'The request has both a session cookie and an API token, so that it is not clear who makes it.',
    whatToDo: 'Send either the cookie or the header Authorization.',
  },
  'invalid-grant': {
    status: 400,
    title: 'Bad Request',
    description: 'The text given as proof of identity is no grant of POST /api/auth/signing-grants.',
    whatToDo: 'Ask for a grant and send its text unchanged.',
  },
  'import-rejected': {
    status: 400,
    title: 'Invalid input',
    description:
      'The file has rows that cannot be imported, so nothing of it was imported. `errors` and `duplicates` name the rows.',
    whatToDo: 'Correct these rows and import the file again.',
  },
  'partial-upload': {
    status: 400,
    title: 'Invalid input',
    description: 'The upload has a Content-Range, but files are taken in one piece only.',
    whatToDo: 'Send the whole file without Content-Range.',
  },
  'empty-file': {
    status: 400,
    title: 'Empty file',
    description: 'The file that was sent has no bytes.',
    whatToDo: 'Choose another file.',
  },
  'wrong-file-size': {
    status: 400,
    title: 'Another size',
    description: 'The upload URL was made for a file of another size.',
    whatToDo: 'Ask for an upload URL with the size of this file.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method Not Allowed',
    description: 'The address exists, but not with this method. The header Allow names the methods that it has.',
    whatToDo: 'Use one of the methods in Allow.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request Timeout',
    description: 'The request, or the file in it, did not arrive completely in time.',
    whatToDo: 'Check the connection and send the request again.',
  },
  'body-too-large': {
    status: 413,
    title: 'Payload Too Large',
    description: 'The body is larger than 256 KB, the limit for calls with JSON.',
    whatToDo: 'Send less at once.',
  },
  'file-too-large': {
    status: 413,
    title: 'Payload Too Large',
    description: 'The file is larger than this call takes. `detail` names the limit.',
    whatToDo: 'Make the file smaller or split it.',
  },
  'too-many-rows': {
    status: 413,
    title: 'Too many rows',
    description: 'The file has more rows than one import takes. `detail` names the limit.',
    whatToDo: 'Split the file and import its parts.',
  },
  'workbook-too-large': {
    status: 413,
    title: 'Workbook too large',
    description: 'The workbook would take more memory than an import may use. `detail` names the limit.',
    whatToDo: 'Save the rows and columns that you need as a workbook of their own, or as CSV, and import that.',
  },
  'address-too-long': {
    status: 414,
    title: 'URI Too Long',
    description: 'A part of the address is longer than 2,000 characters.',
    whatToDo: 'Shorten the address.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    description: 'The call does not take a body of this Content-Type. `detail` names the types that it takes.',
    whatToDo: 'Send the body in one of these types, with its Content-Type.',
  },
  'unsupported-encoding': {
    status: 415,
    title: 'Unsupported media type',
    description: 'The body is compressed. Compressed bodies are not taken.',
    whatToDo: 'Send the body without Content-Encoding.',
  },
  'unsupported-file': {
    status: 415,
    title: 'Unsupported media type',
    description:
      'The content of the file is not of a format that may be uploaded, whatever its name says, or it is incomplete.',
    whatToDo: 'Save the file in one of the formats that `detail` names and upload that.',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'Range Not Satisfiable',
    description: 'The header Range asks for a part that the file does not have.',
    whatToDo: 'Ask for a range within the size of the file, or for the whole file.',
  },
  'headers-too-large': {
    status: 431,
    title: 'Request Header Fields Too Large',
    description: 'The headers of the request have more than 16 KB.',
    whatToDo: 'Send fewer or shorter headers.',
  },
} as const satisfies Record<string, ProblemType>;
