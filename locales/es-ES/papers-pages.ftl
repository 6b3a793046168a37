# Lo que se dice de otra manera en España.
