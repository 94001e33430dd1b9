import { z } from 'zod';
import { issueMessage } from './issue-message.ts';

// Our content security policy forbids `eval`, and zod's mere trial of it would be reported as a violation.
z.config({ jitless: true, customError: issueMessage });
